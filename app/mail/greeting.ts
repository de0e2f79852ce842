/** Values that every mail to a member begins, ends or links with. */
export interface MailGreeting {
  productName: string;
  firstName: string;
  /** Address of the app without a path. */
  origin: string;
}
