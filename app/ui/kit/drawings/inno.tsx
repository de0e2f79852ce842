const MOODS = {
  ready: {
    arms: "M11 42q-5 0-7 4M53 41q5-2 6-8",
    stem: "M33 16q1-5 7-7",
    spark: "translate(45 8)",
    eyes: "M24 36h0M40 36h0",
    face: "M26 44q6 6 12 0",
  },
  thinking: {
    arms: "M11 42q-5 2-6 7M54 41q9 3 2 10",
    stem: "M33 16q4-6 11-5",
    spark: "translate(49 10)",
    eyes: "M28 32h0M43 31h0",
    face: "M31 46q4 0 8-2",
  },
  cheering: {
    arms: "M11 36q-6-3-7-11M53 36q6-3 7-11",
    stem: "M32 16q-1-5 0-8",
    spark: "translate(32 8)",
    eyes: "",
    face: "M20 36q4-6 8 0M36 36q4-6 8 0M27 45q5 2 10 0-1 6-5 6t-5-6M30 48h4",
  },
  sorry: {
    arms: "M11 43q-4 4-3 10M53 43q4 4 3 10",
    stem: "M33 16q12-6 18 4",
    spark: "translate(52 25) scale(.8)",
    eyes: "M24 38h0M40 38h0",
    face: "M20 31l7-3M44 31l-7-3M27 47q5-4 10 0",
  },
} as const;

export function Inno({ mood, size, title }: { mood: keyof typeof MOODS; size: number; title?: string }) {
  const { arms, stem, spark, eyes, face } = MOODS[mood];
  const label = title ? { role: "img", "aria-label": title } : { "aria-hidden": true };
  return (
    <svg
      className="animate-[float_3.2s_ease-in-out_infinite]"
      width={size}
      height={size}
      viewBox="-2 -4 68 68"
      fill="none"
      {...label}
    >
      <g stroke="#d66643" strokeLinecap="round" strokeLinejoin="round">
        <path strokeWidth="4.5" d={`${arms}M25 57v4M39 57v4`} />
        <path strokeWidth="3.5" d={stem} />
        <path fill="#f78955" strokeWidth="2" d="M33 15c12-1 22 9 22 22s-10 22-23 22S9 50 9 37s11-21 24-22z" />
        <path strokeWidth="8" opacity=".75" d="M18.5 43h0M45.5 43h0" />
        <path stroke="#1f2030" strokeWidth="5.5" d={eyes} />
        <path stroke="#1f2030" strokeWidth="2.8" d={face} />
        <g>
          <path fill="#f1bf4e" strokeWidth="1.5" transform={spark} d="M0-9q1 7 9 9-8 1-9 9-1-8-9-9 8-2 9-9z" />
        </g>
      </g>
    </svg>
  );
}
