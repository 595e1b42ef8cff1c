import type { LexiconBuilder } from '@/domain/place/evidence/lexiconBuilder'
import { categoryOf } from '@/domain/licence/categoryFromBusinessType'
import type { RowSource } from '../source/sheetRow'
import { readLicenceRegistry } from './readLicenceRegistry'

/**
 * Skips places whose type does not say what is served, often kiosks. Returns the places counted. Throws ImportFileError
 * if the file is not a register. `today`: in Korea, 'YYYY-MM-DD'.
 */
export async function countLicences(source: RowSource, today: string, builder: LexiconBuilder): Promise<number> {
  let counted = 0
  for await (const rows of readLicenceRegistry(source, today))
    for (const row of rows) {
      if (!('licence' in row) || !categoryOf(row.licence.businessType)) continue
      const { name, branch, regionCode, company } = row.licence
      builder.addPlace(name, branch, 'addresses', 1, regionCode)
      if (company !== null) builder.addCompany(company)
      counted++
    }
  return counted
}
