import { Findings, type ShownFinding } from "./findings";
import { ViewpointBar, type ViewpointChoice } from "./viewpoint-bar";

/** Tools that editors see on every page while they write. A production build contains none of it. */
export function Development({ data }: { data: (ViewpointChoice & { findings: readonly ShownFinding[] }) | null }) {
  // One expression: esbuild drops the branch that a build never takes, but not what follows a return.
  return process.env.NODE_ENV === "production" || !data ? null : (
    <>
      <Findings findings={data.findings} />
      <ViewpointBar {...data} />
    </>
  );
}
