export const isAfterStart = (until: unknown, { publishFrom }: { publishFrom?: string | null }): string | undefined =>
  typeof until === 'string' && publishFrom && Date.parse(until) <= Date.parse(publishFrom)
    ? '보이기를 마치는 때는 시작하는 때보다 뒤여야 해요.'
    : undefined
