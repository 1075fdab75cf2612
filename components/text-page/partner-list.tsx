/** The partners that may pay the site. */
export const PartnerList = ({ names }: { readonly names: readonly string[] }) => (
  <>
    <h2>Our partners</h2>
    <p>
      This list comes from the settings of the site and is made anew with each version of it. A link to one of
      these companies may pay us; a link to any other does not.
    </p>
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </>
);
