import { once } from "node:events";
import { createServer } from "node:http";

/** About as long as an answer of Inno: some 200 tokens. */
const SENTENCE = "Schreib heute noch einer Person, die du kennst, und frag sie nach ihrem größten Problem. ";
const PIECES = 10;

/**
 * A server with the interface of OpenAI that answers each question with the same words.
 * @returns {Promise<{ url: string, taken: () => { questions: number, letters: number }, close: () => void }>} `letters`:
 * of all prompts together
 */
export async function startModel() {
  const taken = { questions: 0, letters: 0 };
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    // The list of models, asked once after a start.
    if (request.method === "GET") return response.end(JSON.stringify({ object: "list", data: [{ id: "bench" }] }));
    taken.questions += 1;
    taken.letters += JSON.parse(body).messages.reduce((sum, { content }) => sum + content.length, 0);
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    const chunk = (delta, finish = null) => ({
      id: "answer",
      object: "chat.completion.chunk",
      created: 0,
      model: "bench",
      choices: [{ index: 0, delta, finish_reason: finish }],
    });
    for (let piece = 0; piece < PIECES; piece++) write(response, chunk({ content: SENTENCE }));
    write(response, chunk({}, "stop"));
    response.end("data: [DONE]\n\n");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${server.address().port}/v1`,
    taken: () => ({ ...taken }),
    close: () => server.close(),
  };
}

const write = (response, data) => response.write(`data: ${JSON.stringify(data)}\n\n`);
