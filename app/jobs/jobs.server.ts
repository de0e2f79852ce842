import { QUEUES, type QueueName } from "~/db/jobs/queues";
import { withinJob } from "~/environment/request-context.server";
import { runNotice } from "./run-notice.server";
import { runPeriodic } from "./run-periodic.server";

/** Handlers by queue. They parse the payload, as an older version may have written it. */
export const JOBS: Record<QueueName, (data: unknown) => Promise<void>> = {
  async notices(data) {
    const { request, ...notice } = QUEUES.notices.payload.parse(data);
    await withinJob(request, () => runNotice(notice, new Date()));
  },
  async periodic(data) {
    await withinJob(undefined, () => runPeriodic(QUEUES.periodic.payload.parse(data), new Date()));
  },
};
