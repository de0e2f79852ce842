import { Icon, Link, ProgressBar } from "../kit";

export function QuizHeader({ index, count, onBack }: { index: number; count: number; onBack: () => void }) {
  return (
    <header className="col-span-full grid grid-cols-[44px_1fr_auto] items-center gap-3 tight:grid-cols-[auto_1fr]">
      {index === 0 ? (
        <Link className="icon-button" to="/home" aria-label="Zurück zu Home">
          <Icon name="back" />
        </Link>
      ) : (
        <Link
          className="icon-button"
          to={`/quiz?frage=${index}`}
          aria-label="Zurück zur vorigen Frage"
          onClick={(event) => {
            event.preventDefault();
            onBack();
          }}
        >
          <Icon name="back" />
        </Link>
      )}
      <ProgressBar percent={((index + 1) / count) * 100} label="Fortschritt im Test" />
      <span className="text-sm tabular-nums">
        {index + 1}/{count}
      </span>
    </header>
  );
}
