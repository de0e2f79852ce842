import { hasCode } from "./error-codes";

const UNIQUE_VIOLATION = "23505";

/** Whether an error says that another row holds this value already. */
export const isConflict = (error: unknown): boolean => hasCode(error, (code) => code === UNIQUE_VIOLATION);
