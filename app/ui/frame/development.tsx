import { Findings, type ShownFinding } from "./findings";
import { ReadingAs, type ReadingAsProps } from "./reading-as";
import { ViewpointBar, type ViewpointChoice } from "./viewpoint-bar";

type Data = ViewpointChoice & ReadingAsProps & { findings: readonly ShownFinding[] };

/** Line above every page for editors while they write. A production build contains none of it. */
export function DevelopmentLine({ data }: { data: Data | null }) {
  return process.env.NODE_ENV === "production" || !data ? null : <ReadingAs {...data} />;
}

/** Tools that editors see on every page while they write. A production build contains none of it. */
export function Development({ data }: { data: Data | null }) {
  // One expression: esbuild drops the branch that a build never takes, but not what follows a return.
  return process.env.NODE_ENV === "production" || !data ? null : (
    <>
      <Findings findings={data.findings} />
      <ViewpointBar {...data} />
    </>
  );
}
