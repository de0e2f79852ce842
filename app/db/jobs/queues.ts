import * as z from "zod";
import { NOTICE_KINDS } from "~/domain/messages/notices";
import { PERIODIC_NAMES } from "~/domain/payments/periodic";

interface Queue<Schema extends z.ZodType> {
  /**
   * Never contains addresses or users' texts: job rows are in no export. `userId` marks a person's jobs, which are
   * deleted with the account (`deleteJobs`).
   */
  payload: Schema;
  /** Retries before the job counts as failed and waits for the operator (`npm run jobs`). */
  retryLimit: number;
  /** Shortest delay before the first retry; doubled for each further one, plus up to as much jitter. */
  retrySeconds: number;
  /** After this time its worker counts as dead, and the job is started again. */
  expireSeconds: number;
}

const queue = <Schema extends z.ZodType>(entry: Queue<Schema>): Queue<Schema> => entry;

/** Id of the request that caused the job. */
const request = z.string().optional();

/** Each queue is a partition made by a migration and is polled every few seconds: keep them few. */
export const QUEUES = {
  /** One message to one person. */
  notices: queue({
    payload: z.object({ userId: z.uuid(), kind: z.enum(NOTICE_KINDS), day: z.iso.date(), request }),
    retryLimit: 8,
    retrySeconds: 15,
    expireSeconds: 60,
  }),
  /** Scheduled work for all members. */
  periodic: queue({
    payload: z.object({ name: z.enum(PERIODIC_NAMES), due: z.iso.datetime() }),
    retryLimit: 3,
    retrySeconds: 60,
    expireSeconds: 10 * 60,
  }),
};

export type QueueName = keyof typeof QUEUES;
export const QUEUE_NAMES = ["periodic", "notices"] as const satisfies readonly QueueName[];
export type Payload<Name extends QueueName> = z.output<(typeof QUEUES)[Name]["payload"]>;
