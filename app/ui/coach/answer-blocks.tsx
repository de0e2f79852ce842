import type { ReactNode } from "react";
import type { AnswerBlock, AnswerContent, Inline, Source } from "~/domain/coach/answer";
import { LABELS } from "~/domain/coach/texts";
import { badge, Link } from "../kit";

type Sources = readonly Source[];

/** Renders blocks that were parsed before: nothing here is taken for HTML. */
export function AnswerBlocks({ blocks, sources }: { blocks: readonly AnswerBlock[]; sources: Sources }) {
  return blocks.map(({ block, isUnchecked }, index) =>
    isUnchecked ? (
      <div key={index} className="border-s-3 border-accent ps-4">
        <BlockView block={block} sources={sources} />
        <p className={badge("accent", "mt-2 whitespace-normal")}>{LABELS.unchecked}</p>
      </div>
    ) : (
      <BlockView key={index} block={block} sources={sources} />
    ),
  );
}

function BlockView({ block, sources }: { block: AnswerContent; sources: Sources }): ReactNode {
  switch (block.type) {
    case "paragraph":
      return <p className={`whitespace-pre-line ${isLink(block) ? TARGET : ""}`}>{inlines(block.children, sources)}</p>;
    case "heading":
      return <p className="font-display font-strong">{inlines(block.children, sources)}</p>;
    case "code":
      return (
        <pre className="rounded-xl bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-wrap">
          <code>{block.text}</code>
        </pre>
      );
    case "quote":
      return (
        <blockquote className="grid gap-2 border-s-3 border-line ps-4 text-soft">
          {block.children.map((child, index) => (
            <BlockView key={index} block={child} sources={sources} />
          ))}
        </blockquote>
      );
    case "list": {
      const items = block.items.map((item, index) => (
        <li key={index} className="mt-2">
          {item.map((child, place) => (
            <BlockView key={place} block={child} sources={sources} />
          ))}
        </li>
      ));
      return block.ordered ? (
        <ol className="list-decimal ps-6" start={block.start}>
          {items}
        </ol>
      ) : (
        <ul className="list-disc ps-5">{items}</ul>
      );
    }
  }
}

/** Touch target as high as a finger, for items that are only a link. */
const TARGET = "[&>a]:-my-1 [&>a]:block [&>a]:py-2.5";
const isLink = ({ children }: { children: readonly Inline[] }) => children.length === 1 && children[0]?.type === "link";

const inlines = (children: readonly Inline[], sources: Sources): ReactNode =>
  children.map((child, index) => <InlineView key={index} inline={child} sources={sources} />);

function InlineView({ inline, sources }: { inline: Inline; sources: Sources }): ReactNode {
  switch (inline.type) {
    case "text":
      return inline.text;
    case "code":
      return <code className="rounded bg-sunken px-1">{inline.text}</code>;
    case "strong":
      return <strong>{inlines(inline.children, sources)}</strong>;
    case "emphasis":
      return <em>{inlines(inline.children, sources)}</em>;
    case "link":
      return <AnswerLink {...inline}>{inlines(inline.children, sources)}</AnswerLink>;
    case "source":
      return <Reference source={sources.find(({ number }) => number === inline.number)} number={inline.number} />;
  }
}

/**
 * A link to one of our pages, a phone number, or an external page with its host beside it; anything else is plain text.
 */
function AnswerLink({ href, host, children }: { href: string; host: string | null; children: ReactNode }) {
  if (/^\/(?!\/)/.test(href)) return <Link to={href}>{children}</Link>;
  if (href.startsWith("tel:")) return <a href={href}>{children}</a>;
  if (!href.startsWith("https://")) return children;
  return (
    <>
      <a href={href} target="_blank" rel="noreferrer">
        {children}
        <span className="sr-only"> (neuer Tab)</span>
      </a>
      {host ? <span className="text-sm text-soft"> ({host})</span> : null}
    </>
  );
}

const NUMBER = "rounded bg-primary-soft px-1.5 text-tag font-semibold text-primary tabular-nums";

function Reference({ source, number }: { source: Source | undefined; number: number }) {
  // The source arrives with the end of the answer.
  if (!source) return <span className={NUMBER}>{number}</span>;
  return (
    <Link to={source.url} className={`${NUMBER} no-underline`} aria-label={`Quelle ${number}: ${sourceTitle(source)}`}>
      {number}
    </Link>
  );
}

export function SourceList({ sources }: { sources: Sources }) {
  if (sources.length === 0) return null;
  return (
    <div className="border-t border-line pt-2">
      <p className="text-tag text-soft">Steht hier:</p>
      <ol>
        {sources.map((source) => (
          <li key={source.number}>
            <Link to={source.url} className="flex min-h-11 items-center gap-2.5 py-1.5 text-note">
              <span className={NUMBER}>{source.number}</span>
              <span className="underline decoration-[0.07em]">{sourceTitle(source)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}

const sourceTitle = ({ title, heading }: Source): string => (heading ? `${title}: ${heading}` : title);
