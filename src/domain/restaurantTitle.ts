/** A restaurant's title: trading name and branch, if any. */
export const restaurantTitle = (name: string, branch: string | null | undefined): string =>
  branch ? `${name} ${branch}` : name
