/** What a visitor reads above the door: the trading name, and the branch where there is one. */
export const restaurantTitle = (name: string, branch: string | null | undefined): string =>
  branch ? `${name} ${branch}` : name
