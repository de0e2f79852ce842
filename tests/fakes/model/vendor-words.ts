import { chunk, words } from "./vendor";

export const ANSWER = "Fang **klein** an: ein Angebot, heute. 🚀";
export const THOUGHT = "GEHEIM: The user wants to know where to begin.";
export const USAGE = { prompt_tokens: 812, completion_tokens: 64, total_tokens: 876 };

export const refusal = (status: number, body: unknown) => ({ status, body: JSON.stringify(body) });
export const unsupported = (param: string, instead: string) =>
  refusal(400, {
    error: {
      message: `Unsupported parameter: '${param}' is not supported with this model. Use '${instead}' instead.`,
      type: "invalid_request_error",
      param,
      code: "unsupported_parameter",
    },
  });
export const extra = (...fields: string[]) =>
  fields.map((field) => ({
    type: "extra_forbidden",
    loc: ["body", field],
    msg: "Extra inputs are not permitted",
    input: 1,
  }));
export const nothing = () => null;
export const usual = (text = ANSWER) => [chunk({ role: "assistant", content: "" }), ...words(text)];
