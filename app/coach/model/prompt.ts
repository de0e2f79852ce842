export interface Prompt {
  role: "system" | "user" | "assistant";
  content: string;
}
