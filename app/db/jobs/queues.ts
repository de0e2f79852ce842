import * as z from "zod";
import { NOTICE_KINDS } from "~/domain/notices";
import { PERIODIC_NAMES } from "~/domain/periodic";

interface Queue<Schema extends z.ZodType> {
  /** Never an address or what somebody wrote: rows of jobs are in no export and are kept when a person has gone. */
  payload: Schema;
  /** How often it is tried again; then it waits for the operator (`npm run jobs`). */
  retryLimit: number;
  /** Until the second try, at least; doubled for each further one, and up to as much again by chance. */
  retrySeconds: number;
  /** After this long without an end its worker is taken for dead, and another one begins. */
  expireSeconds: number;
}

const queue = <Schema extends z.ZodType>(entry: Queue<Schema>): Queue<Schema> => entry;

/** By the request that asked for it. */
const request = z.string().optional();

/** Each is a partition, made by a migration, and asked every few seconds: few, and what is alike in one. */
export const QUEUES = {
  /** One message to one person. */
  notices: queue({
    payload: z.object({ userId: z.uuid(), kind: z.enum(NOTICE_KINDS), day: z.iso.date(), request }),
    retryLimit: 8,
    retrySeconds: 15,
    expireSeconds: 60,
  }),
  /** What is done by the clock, for everybody. */
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
