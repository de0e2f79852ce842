import { hasCode } from "./error-codes";

const UNIQUE_VIOLATION = "23505";

export const isConflict = (error: unknown): boolean => hasCode(error, (code) => code === UNIQUE_VIOLATION);
