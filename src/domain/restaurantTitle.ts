/** A restaurant's title: its trading name and its branch, if any. */
export const restaurantTitle = (name: string, branch: string | null | undefined): string =>
  branch ? `${name} ${branch}` : name
