export const idOf = <Id extends number | string>(related: Id | { id: Id }): Id =>
  typeof related === 'object' ? related.id : related
