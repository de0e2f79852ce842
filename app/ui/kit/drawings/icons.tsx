const PATHS = {
  home: "M4 11.5 12 5l8 6.5V19a1 1 0 0 1-1 1h-4v-5H9v5H5a1 1 0 0 1-1-1z",
  quests: "M6 4h12v16l-6-3.5L6 20zM9.5 9.5l2 2 3.5-3.5",
  level: "M5 20v-5M12 20V9M19 20V4",
  coach: "M12 3v3M5 12a7 6 0 0 1 14 0v3a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3zM9.5 12.5h.01M14.5 12.5h.01",
  profile: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c.8-3.5 3.8-5.5 7.5-5.5s6.700 2 7.500 5.500",
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  check: "M5 12.500l4.500 4.500L19 7.500",
  lock: "M7 11V8a5 5 0 0 1 10 0v3M6 11h12v9H6z",
  clock: "M12 7v5l3 2M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z",
  close: "M6 6l12 12M18 6L6 18",
  play: "M8 5v14l11-7z",
  open: "M14 4h6v6M20 4l-9 9M18 13v6H5V6h6",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.500 4.500",
  text: "M5 7h14M5 12h14M5 17h9",
  number: "M9.500 4L7.500 20M16.500 4l-2 16M5 9.500h15M4 14.500h15",
  date: "M5 6h14v14H5zM5 10.500h14M9 3.500v4M15 3.500v4",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  upload: "M12 16V5M7.500 9.500L12 5l4.500 4.500M5 19h14",
  checklist: "M4 7l2 2 3-3M4 16l2 2 3-3M12.500 8H20M12.500 17H20",
  quiz: "M9.500 9a2.500 2.500 0 1 1 3.500 2.300c-.7.3-1 .9-1 1.700M12 17h.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z",
  flag: "M6 21V4h12l-2.500 4L18 12H6",
  spark: "M12 3q1 8 9 9-8 1-9 9-1-8-9-9 8-1 9-9z",
  pdf: "M7 3h7l5 5v13H7zM14 3v5h5M10 13h6M10 17h4",
  card: "M3 6h18v12H3zM3 10.500h18M7 14.500h3",
  settings: "M4 7h8M16 7h4M14 4.500v5M4 17h3M11 17h9M9 14.500v5",
  share: "M12 15V4M8 7.500L12 4l4 3.500M6 12v7h12v-7",
  logout: "M14 5H6v14h8M11 12h9M16.500 8.500L20 12l-3.500 3.500",
} as const;

export type IconName = keyof typeof PATHS;

/** Decorative: its label is beside it. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
