import { expect, test } from "vitest";
import { firstNameOf } from "./first-name";

test.each([
  ["Mira", "Mira"],
  [" Mira  Kaya ", "Mira"],
  ["Mira K.", "Mira"],
  ["Andrea Bau", "Andrea"],
  ["Mareike Hof", "Mareike"],
  ["Heike Schule", "Heike"],
  ["Andrei Wolf", "Andrei"],
  ["Klaus Laden", "Klaus"],
])("%s is greeted by the first name %s", (name, greeted) => {
  expect(firstNameOf(name)).toBe(greeted);
});

test.each([
  ...["Café M.", "Frau Kaya", "M. K.", "Haus am See"],
  ...["Tischlerei Klein", "BÄCKEREI Sommer", "Konditorei Rot", "Kanzlei Berg", "Ziegelei Nord"],
  ...["Autohaus Kern", "Bioladen Grün", "Tanzstudio Süd", "Fahrschule Lenz", "Tierarztpraxis Voss", "Reisebüro Welt"],
  ...["Weltshop Bonn", "Getränkemarkt Ost", "Ferienhof Meer", "Haustechnik Jung", "Pflegeservice Nah"],
  ...["Holzbau Ernst", "Stadtwerk Ulm", "Nagelsalon Lux", "Strandcafé Welle"],
  ...["Blumen Weber", "Optik Klar", "Auto Ramm", "Physio Plus", "Die Backstube", "Verein Wir"],
  ...["Nordlicht GmbH", "Mira UG", "Weber KG", "Sonne e.K.", "Sommer e.V.", "Rot GbR"],
])("%s is greeted by the whole name", (name) => {
  expect(firstNameOf(name)).toBe(name);
});
