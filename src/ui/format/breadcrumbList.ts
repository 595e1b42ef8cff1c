/** A schema.org BreadcrumbList; `item` is an absolute URL. */
export const breadcrumbList = (crumbs: readonly { name: string; item: string }[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, i) => ({ '@type': 'ListItem', position: i + 1, ...crumb })),
})
