import { json } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";

const ELEMENTS_PER_CARD = 5;

/** Makes enough cards to match the number of elements of the page this one is compared with. */
export function loader() {
  const length = Math.round(Number(process.env.ELEMENTS ?? "0") / ELEMENTS_PER_CARD);
  return json({ cards: Array.from({ length }, (_, index) => ({ id: index + 1, title: `Mission ${index + 1}` })) });
}

export default function Index() {
  const { cards } = useLoaderData<typeof loader>();
  return (
    <main>
      {cards.map(({ id, title }) => (
        <article key={id} className="card">
          <h2>{title}</h2>
          <p>
            {id} of {cards.length}
          </p>
          <p className="action">
            <Link to={`/?mission=${id}`}>Open</Link>
          </p>
        </article>
      ))}
    </main>
  );
}
