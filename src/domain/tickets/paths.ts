/** The private page of a ticket for its sender. */
export const ticketPagePath = (token: string): string => `/contact/${token}`
