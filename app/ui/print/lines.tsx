/** Lines to write on; with boxes, points to tick. */
export function Lines({ count, withBoxes = false }: { count: number; withBoxes?: boolean }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className="sheet-line">
          {withBoxes ? <i className="sheet-box" /> : null}
        </span>
      ))}
    </div>
  );
}
