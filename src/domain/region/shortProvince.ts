import { PROVINCE_BY_NAME } from './provinceNames'
import { regionKey } from './regionText'

/** '서울특별시' → '서울'; other texts are unchanged. */
export function shortProvince(province: string): string {
  return PROVINCE_BY_NAME.get(regionKey(province))?.short ?? province
}
