import type { Frontmatter } from "../frontmatter/schema";

/** Name and address of the operator, with the number that they have: that of the VAT before the other. */
export function OperatorAddress({ operator }: { operator: Frontmatter<"site">["operator"] }) {
  return (
    <address className="not-italic">
      {operator.name}
      <br />
      {operator.street}
      <br />
      {operator.city}
      <br />
      {operator.country}
      <br />
      E-Mail: <a href={`mailto:${operator.email}`}>{operator.email}</a>
      {operator.phone ? (
        <>
          <br />
          Telefon: {operator.phone}
        </>
      ) : null}
      {operator.vatId ? (
        <>
          <br />
          USt-IdNr.: {operator.vatId}
        </>
      ) : operator.businessId ? (
        <>
          <br />
          W-IdNr.: {operator.businessId}
        </>
      ) : null}
    </address>
  );
}
