/**
 * No two breaks of a round cite the same test file or edit the same file, so that it is known whose test has failed.
 * @template {{ files: string[], change: { file: string } }} Attempt
 * @param {Attempt[]} attempts
 * @returns {Attempt[][]}
 */
export function shareRounds(attempts) {
  const rounds = [];
  for (const attempt of attempts) {
    const fits = (round) =>
      round.every(
        ({ files, change }) =>
          change.file !== attempt.change.file && !files.some((file) => attempt.files.includes(file)),
      );
    const round = rounds.find(fits);
    if (round) round.push(attempt);
    else rounds.push([attempt]);
  }
  return rounds;
}
