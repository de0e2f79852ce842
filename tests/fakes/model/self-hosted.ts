import { chunk, DONE, event, words, type FakeVendor } from "./vendor";
import { ANSWER, nothing, refusal, THOUGHT, USAGE, usual } from "./vendor-words";

/** Self-hosted servers, proxies in between, and servers without a name. */
export const SELF_HOSTED: readonly FakeVendor[] = [
  {
    name: "vLLM, thoughts in a field",
    refuse: nothing,
    answer: () => ({
      pieces: [
        chunk({ role: "assistant", content: "", reasoning_content: null }),
        chunk({ reasoning_content: THOUGHT }),
        ...words(ANSWER),
        chunk({ content: "" }, { reason: "stop", stop_reason: null }),
        event({ choices: [], usage: USAGE }),
        DONE,
      ],
    }),
  },
  {
    name: "vLLM, without its parser: thoughts in the text",
    refuse: nothing,
    answer: () => ({
      pieces: [...usual(`<think>\n${THOUGHT}\n</think>\n\n${ANSWER}`), chunk({}, { reason: "stop" }), DONE],
    }),
  },
  {
    name: "vLLM, a model without a role for rules",
    refuse: ({ messages }) =>
      messages.some(({ role }) => role === "system")
        ? refusal(400, {
            object: "error",
            message: "System role not supported",
            type: "BadRequestError",
            param: null,
            code: 400,
          })
        : null,
    answer: () => ({ pieces: [...usual(), chunk({}, { reason: "stop" }), DONE] }),
  },
  {
    name: "Ollama, empty reasons and a field of its own",
    refuse: nothing,
    answer: () => ({
      pieces: [
        chunk({ role: "assistant", content: "", reasoning: THOUGHT }, { reason: "" }),
        ...(ANSWER.match(/.{1,5}/gsu) ?? []).map((content) => chunk({ role: "assistant", content }, { reason: "" })),
        chunk({ role: "assistant", content: "" }, { reason: "stop" }),
        DONE,
      ],
    }),
  },
  {
    name: "llama.cpp, no line between events and nothing after a reason",
    refuse: nothing,
    answer: () => ({
      pieces: [
        [
          chunk({ role: "assistant", content: null }),
          ...words(ANSWER),
          chunk({}, { reason: "stop", timings: { predicted_n: 9 } }),
        ]
          .join("")
          .replaceAll("\n\n", "\r\n"),
      ],
    }),
  },
  {
    name: "llama.cpp, a template that refuses rules with 500",
    refuse: ({ messages }) =>
      messages.some(({ role }) => role === "system")
        ? refusal(500, {
            error: {
              code: 500,
              message: "Only user, assistant and tool roles are supported, got system.",
              type: "server_error",
            },
          })
        : null,
    answer: () => ({ pieces: [...usual(), chunk({}, { reason: "stop" }), DONE] }),
  },
  {
    name: "llama.cpp, channels in the text",
    refuse: nothing,
    answer: () => ({
      pieces: [
        ...words(
          `<|channel|>analysis<|message|>${THOUGHT}<|end|><|start|>assistant<|channel|>final<|message|>${ANSWER}<|return|>`,
        ),
        chunk({}, { reason: "stop" }),
        DONE,
      ],
    }),
  },
  {
    name: "OpenRouter, remarks while it waits",
    refuse: nothing,
    answer: () => ({
      pieces: [
        ": OPENROUTER PROCESSING\n\n: OPENROUTER PROCESSING\n\n",
        chunk({
          role: "assistant",
          content: "",
          reasoning: THOUGHT,
          reasoning_details: [{ type: "reasoning.text", text: THOUGHT }],
        }),
        ...words(ANSWER),
        chunk({ content: "" }, { reason: "stop", native_finish_reason: "STOP" }),
        event({
          choices: [{ index: 0, delta: { role: "assistant", content: "" }, finish_reason: null }],
          usage: USAGE,
        }),
        DONE,
      ],
    }),
  },
  {
    name: "LM Studio, refused in the stream",
    refuse: nothing,
    answer: ({ messages }) => ({
      pieces: messages.some(({ role }) => role === "system")
        ? [
            `event: error\ndata: ${JSON.stringify({ error: { message: "Only user and assistant roles are supported!" } })}\n\n`,
          ]
        : [...usual(), chunk({}, { reason: "stop" }), DONE],
    }),
  },
  {
    name: "one that says why it ended with [DONE] alone",
    refuse: nothing,
    answer: () => ({ pieces: [...words(ANSWER), DONE] }),
  },
  {
    name: "one that answers all at once, whatever it is asked",
    refuse: nothing,
    answer: () => ({
      type: "application/json; charset=utf-8",
      pieces: [
        JSON.stringify({
          choices: [{ message: { content: `${THOUGHT}</think>${ANSWER}` }, finish_reason: "eos_token" }],
        }),
      ],
    }),
  },
  {
    name: "one that refuses and does not say what",
    refuse: ({ stream_options, max_tokens }) =>
      stream_options || max_tokens ? refusal(422, { detail: "Unprocessable Entity" }) : null,
    answer: () => ({ pieces: [...usual(), chunk({}, { reason: "stop" }), DONE] }),
  },
];
