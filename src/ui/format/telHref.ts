/** A link that calls a telephone number as it is written: '02-120' is 'tel:02120'. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
