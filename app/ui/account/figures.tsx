interface Figure {
  name: string;
  value: string | number;
}

/** `className` sets the columns: as many as have room. */
export function Figures({ figures, className }: { figures: Figure[]; className: string }) {
  return (
    <dl className={`mt-2 grid w-full gap-2.5 ${className} tight:grid-cols-1`}>
      {figures.map(({ name, value }) => (
        <div key={name} className="flex flex-col-reverse rounded-2xl bg-paper px-2 py-3">
          <dt className="text-tag text-soft">{name}</dt>
          <dd className="font-display text-[1.625rem] leading-[1.1] font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
