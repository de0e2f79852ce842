import { chunk, DONE, event, words, type FakeVendor } from "./vendor";
import { ANSWER, extra, nothing, refusal, THOUGHT, unsupported, USAGE, usual } from "./vendor-words";

/** Hosted models, which cost money. */
export const HOSTED: readonly FakeVendor[] = [
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
];
