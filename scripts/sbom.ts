// Prints the bill of materials of what ships, as CycloneDX.
import { billOfMaterials } from './steps/billOfMaterials';

console.log(JSON.stringify(billOfMaterials(), null, 2));
