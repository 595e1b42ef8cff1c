/** schema.org BreadcrumbList of a page's parents and itself; `item` is a whole address. */
export const breadcrumbList = (crumbs: readonly { name: string; item: string }[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, i) => ({ '@type': 'ListItem', position: i + 1, ...crumb })),
})
