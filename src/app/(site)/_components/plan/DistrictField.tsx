import { CURRENT_REGIONS } from '@/domain/region/regions'
import { PROVINCES } from '@/domain/region/provinces.data'
import { shortProvince } from '@/domain/region/shortProvince'
import { PLAN } from '@/messages/site/plan'
import { Select } from '@/ui/form/Select'

const DISTRICTS = PROVINCES.map(({ name }) => ({
  name,
  regions: CURRENT_REGIONS.filter(({ province }) => province === name),
})).filter(({ regions }) => regions.length > 0)

export const DistrictField = ({ region }: { region: string }) => (
  <Select name="region" label={PLAN.region} variant="field" defaultValue={region} className="w-full">
    <option value="">{PLAN.chooseRegion}</option>
    {DISTRICTS.map(({ name, regions }) => (
      <optgroup key={name} label={name}>
        {regions.map(({ code, district }) => (
          <option key={code} value={code}>
            {[shortProvince(name), district].filter(Boolean).join(' ')}
          </option>
        ))}
      </optgroup>
    ))}
  </Select>
)
