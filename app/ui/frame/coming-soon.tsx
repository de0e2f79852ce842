import { button, ComingSoonBadge, Link, StatePage } from "../kit";

export function ComingSoon({ title }: { title: string }) {
  return (
    <StatePage picture="empty" title={title}>
      <p>
        <ComingSoonBadge />
      </p>
      <p>Diesen Bereich bauen wir gerade. Deine Missionen findest du schon jetzt auf deinem Weg.</p>
      <p>
        <Link className={button("primary")} to="/home">
          Zu deinem Weg
        </Link>
      </p>
    </StatePage>
  );
}
