/** The path of the private page on which the sender of a ticket follows it. */
export const ticketPagePath = (token: string): string => `/contact/${token}`
