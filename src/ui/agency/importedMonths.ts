import type { AgencyDetail } from '@/domain/agency/schemas'

/** The months of an agency that were imported. */
export const importedMonths = ({ coverage }: Pick<AgencyDetail, 'coverage'>): string[] =>
  coverage.filter(({ state }) => state === 'imported').map(({ month }) => month)
