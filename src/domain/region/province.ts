import { readBareDistrict, readProvince } from './readRegion'
import { regionWords } from './regionText'

/**
 * The province (today's full name) that a text begins with: '서울시 종로구', '강원도', '부산광역시교육청'. A district that
 * only one province has stands for it ('수원시' is in 경기도); null when nothing tells.
 */
export function provinceOf(text: string): string | null {
  const words = regionWords(text)
  const reading = readProvince(words)
  if (reading) return reading.province.name
  const provinces = new Set(readBareDistrict(words).map((region) => region.province))
  const [only] = provinces
  return provinces.size === 1 && only !== undefined ? only : null
}
