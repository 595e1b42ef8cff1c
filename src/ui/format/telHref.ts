/** A phone link: '02-120' → 'tel:02120'. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
