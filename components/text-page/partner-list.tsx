/** The partners that may pay the site. */
export const PartnerList = ({ names }: { readonly names: readonly string[] }) => (
  <>
    <h2>Our partners</h2>
    <p>
      This list comes from the settings of the site and is updated with each build. Only links, searches and
      widgets of these companies may pay us.
    </p>
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </>
);
