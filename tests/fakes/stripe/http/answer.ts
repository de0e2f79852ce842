import type { ApiErrorBody } from "./api-error";

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export const jsonAnswer = (status: number, value: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(value, null, 2),
});

export const errorAnswer = (status: number, error: ApiErrorBody, headers?: Record<string, string>): Answer =>
  jsonAnswer(status, { error }, headers);

export const pageAnswer = (html: string): Answer => ({
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8" },
  body: html,
});

export const redirectTo = (location: string): Answer => ({ status: 303, headers: { location }, body: "" });
