import { readBareDistrict, readProvince } from './readRegion'
import { regionWords } from './regionText'

/** Current full name: '서울시 종로구', '강원도', '부산광역시교육청'. A district of only one province implies it ('수원시'). */
export function provinceOf(text: string): string | null {
  const words = regionWords(text)
  const reading = readProvince(words)
  if (reading) return reading.province.name
  const provinces = new Set(readBareDistrict(words).map((region) => region.province))
  const [only] = provinces
  return provinces.size === 1 && only !== undefined ? only : null
}
