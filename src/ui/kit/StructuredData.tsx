/** JSON-LD. `<` is escaped, so that no name can close the script element. */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** A schema.org BreadcrumbList; `item` is an absolute URL. */
export const breadcrumbList = (crumbs: readonly { name: string; item: string }[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, i) => ({ '@type': 'ListItem', position: i + 1, ...crumb })),
})
