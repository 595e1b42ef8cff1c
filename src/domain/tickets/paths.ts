export const ticketPagePath = (token: string): string => `/contact/${token}`
