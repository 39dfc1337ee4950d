import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { root } from './repositoryFiles';

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  properties?: readonly { name: string; value: string }[];
}

interface Bill {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn?: readonly string[] }[];
}

const forDevelopment = 'cdx:npm:package:development';

const isForDevelopment = ({ properties = [] }: Component): boolean =>
  properties.some(({ name, value }) => name === forDevelopment && value === 'true');

/** `npm sbom --omit dev` leaves out what a workspace ships and the root needs for development as well. */
export const billOfMaterials = (): Bill => {
  const command = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const printed = execFileSync('npm', command, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { metadata, components, dependencies, ...bill } = JSON.parse(printed) as Bill;
  const shipped = components.filter((component) => !isForDevelopment(component));
  const refs = new Set([metadata.component['bom-ref'], ...shipped.map((component) => component['bom-ref'])]);
  return {
    ...bill,
    // npm takes the name from the folder.
    metadata: { ...metadata, component: { ...metadata.component, name: productName(metadata.component) } },
    components: shipped,
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  };
};

const productName = (component: Component): string => basename(component['bom-ref']).replace(/@[^@]*$/, '');
