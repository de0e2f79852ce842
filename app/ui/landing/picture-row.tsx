import type { ReactNode } from "react";
import { pathAddress } from "~/domain/paths/address";
import { typeAddress } from "~/domain/quiz/type-address";

export interface Pictured {
  slug: string;
  name: string;
}

/** All types, or all paths: each picture a view of one file (`public/art/types.svg`), so that twelve cost one request; each leads to its page. */
export function PictureRow({
  title,
  text,
  of,
  pictures,
  children,
}: {
  title: string;
  text: string;
  of: "types" | "paths";
  pictures: readonly Pictured[];
  children?: ReactNode;
}) {
  const isTypes = of === "types";
  return (
    <section className="flex flex-col gap-3 md:col-span-full">
      <h2>{title}</h2>
      <p className="text-soft lg:max-w-120">{text}</p>
      <ul
        className={`mt-1 grid gap-3 ${isTypes ? "grid-cols-4 @max-[19rem]/screen:grid-cols-2 md:grid-cols-8" : "grid-cols-2 tight:grid-cols-1 md:grid-cols-4 lg:grid-cols-6"}`}
      >
        {pictures.map(({ slug, name }) => (
          <li key={slug} className="contents">
            <a
              href={isTypes ? typeAddress(slug) : pathAddress(slug)}
              className={`flex flex-col gap-1.5 font-semibold text-inherit no-underline ${isTypes ? "-mx-1 text-center text-xs tracking-tight md:text-tag" : "text-tag"}`}
            >
              <img
                className={isTypes ? "w-full" : "w-full rounded-xl"}
                src={`/art/${of}.svg#${slug}`}
                alt=""
                width={isTypes ? 160 : 480}
                height={isTypes ? 160 : 300}
                loading="lazy"
                decoding="async"
              />
              <Name>{name}</Name>
            </a>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** Breaks before ":in" where a name is longer than its picture is wide. */
function Name({ children }: { children: string }) {
  const [stem = "", ...ending] = children.split(/(?=:in\b)/);
  return (
    <span>
      {stem}
      {ending.length > 0 ? <wbr /> : null}
      {ending}
    </span>
  );
}
