export const FREE_AI_MESSAGES_PER_DAY = 5;
