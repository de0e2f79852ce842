import { chunk, DONE, event, words, type FakeVendor } from "./vendor";

export const ANSWER = "Fang **klein** an: ein Angebot, heute. 🚀";
export const THOUGHT = "GEHEIM: The user wants to know where to begin.";
const USAGE = { prompt_tokens: 812, completion_tokens: 64, total_tokens: 876 };

const refusal = (status: number, body: unknown) => ({ status, body: JSON.stringify(body) });
const unsupported = (param: string, instead: string) =>
  refusal(400, {
    error: {
      message: `Unsupported parameter: '${param}' is not supported with this model. Use '${instead}' instead.`,
      type: "invalid_request_error",
      param,
      code: "unsupported_parameter",
    },
  });
const extra = (...fields: string[]) =>
  fields.map((field) => ({
    type: "extra_forbidden",
    loc: ["body", field],
    msg: "Extra inputs are not permitted",
    input: 1,
  }));
const nothing = () => null;
const usual = (text = ANSWER) => [chunk({ role: "assistant", content: "" }), ...words(text)];

/**
 * Servers as their users' reports show them. Names say what is special; each answers ANSWER, and may think THOUGHT before it.
 */
export const VENDORS: readonly FakeVendor[] = [
  {
    name: "OpenAI",
    refuse: ({ max_tokens }) => (max_tokens ? unsupported("max_tokens", "max_completion_tokens") : null),
    answer: () => ({ pieces: [...usual(), chunk({}, { reason: "stop" }), event({ choices: [], usage: USAGE }), DONE] }),
  },
  {
    name: "OpenAI, an organisation that may not stream",
    refuse: ({ stream }) =>
      stream
        ? refusal(400, {
            error: {
              message: "Your organization must be verified to stream this model.",
              type: "invalid_request_error",
              param: "stream",
              code: "unsupported_value",
            },
          })
        : null,
    answer: () => ({
      type: "application/json",
      pieces: [
        JSON.stringify({
          object: "chat.completion",
          choices: [
            { index: 0, message: { role: "assistant", content: ANSWER, refusal: null }, finish_reason: "stop" },
          ],
          usage: USAGE,
        }),
      ],
    }),
  },
  {
    name: "Azure, filters beside the words",
    refuse: ({ max_tokens }) => (max_tokens ? unsupported("max_tokens", "max_completion_tokens") : null),
    answer: () => ({
      pieces: [
        event({ choices: [], created: 0, id: "", model: "", object: "", prompt_filter_results: [{ prompt_index: 0 }] }),
        ...usual(),
        chunk({}, { reason: "stop" }),
        event({
          id: "",
          choices: [{ index: 0, finish_reason: null, content_filter_offsets: { check_offset: 44 } }],
          usage: null,
        }),
        event({ choices: [], usage: USAGE }),
        DONE,
      ],
    }),
  },
  {
    name: "Azure, an older version of its API",
    refuse: ({ max_completion_tokens, stream_options }) => {
      const unknown = stream_options ? "stream_options" : max_completion_tokens ? "max_completion_tokens" : null;
      const message = `Unrecognized request argument supplied: ${unknown}`;
      return unknown
        ? refusal(400, { error: { message, type: "invalid_request_error", param: null, code: null } })
        : null;
    },
    answer: () => ({ pieces: [...usual(), chunk({}, { reason: "stop" }), DONE] }),
  },
  {
    name: "Mistral, all that it does not know at once",
    refuse: ({ stream_options, max_completion_tokens }) => {
      const fields = [
        ...(stream_options ? ["stream_options"] : []),
        ...(max_completion_tokens ? ["max_completion_tokens"] : []),
      ];
      const message = { detail: extra(...fields) };
      return fields.length > 0
        ? refusal(422, { object: "error", message, type: "invalid_request_error", param: null, code: null })
        : null;
    },
    answer: () => ({ pieces: [...usual(), chunk({ content: "" }, { reason: "stop", usage: USAGE }), DONE] }),
  },
  {
    name: "Mistral behind a proxy, the error as text in an error",
    refuse: ({ stream_options }) =>
      stream_options
        ? refusal(422, {
            object: "error",
            message: JSON.stringify({ detail: extra("stream_options") }),
            type: "internal_error_proxy",
            code: "1000",
          })
        : null,
    answer: () => ({ pieces: [...usual(), chunk({ content: "" }, { reason: "stop" }), DONE] }),
  },
  {
    name: "Mistral, a model that thinks in lists",
    refuse: nothing,
    answer: () => ({
      pieces: [
        chunk({ role: "assistant", content: "" }),
        chunk({ content: [{ type: "thinking", thinking: [{ type: "text", text: THOUGHT }], closed: true }] }),
        chunk({ content: [{ type: "text", text: ANSWER.slice(0, 10) }] }),
        ...words(ANSWER.slice(10)),
        chunk({ content: "" }, { reason: "stop", usage: USAGE }),
        DONE,
      ],
    }),
  },
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
