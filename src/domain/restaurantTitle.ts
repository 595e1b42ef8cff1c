export const restaurantTitle = (name: string, branch: string | null | undefined): string =>
  branch ? `${name} ${branch}` : name
